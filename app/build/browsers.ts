/** The oldest browsers that the client runs in, as the compatibility data names them; Android's have the numbers of the desktop. */
export const oldestBrowsers = {
  chrome: '114',
  edge: '114',
  firefox: '125',
  safari: '17.4',
  safari_ios: '17.4',
} as const;

/** The same in the build's format. */
export const buildTarget = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
