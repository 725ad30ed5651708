/** How the console looks: no brand of a shop, so that nobody takes it for one; a test holds it to what a brand has to be. */
export const look = {
  logoDark: '',
  logoRatio: '',
  pin: 'drop',
  illustration: 'soft',
  light: {
    accent: '#33415c',
    accentHover: '#25314a',
    onAccent: '#ffffff',
    accentText: '#2f4b86',
    accentSoft: '#e9eef8',
    accentLine: '#3f5f9e',
    second: '#66728a',
  },
  dark: {
    accent: '#c3d0ea',
    accentHover: '#dbe4f6',
    onAccent: '#141a26',
    accentText: '#a9c1f0',
    accentSoft: '#1c2536',
    accentLine: '#86a4e0',
    second: '#8894ab',
  },
};
