import { type Screen, screens } from './screen-list.ts';

export const schemes = ['light', 'dark'] as const;

/** What the address asks for; each brand and deployment has a host of its own. */
export type Choices = {
  screen: Screen;
  language: string | null;
  scheme: (typeof schemes)[number] | null;
};

export const screenOf = (id: string | null) => screens.find((each) => each.id === id) ?? screens[0];
export const schemeOf = (id: string | null) => schemes.find((each) => each === id) ?? null;

export function readChoices(): Choices {
  const asked = new URLSearchParams(location.search);
  return {
    screen: screenOf(asked.get('screen')),
    language: asked.get('language'),
    scheme: schemeOf(asked.get('scheme')),
  };
}

export function addressOf({ screen, language, scheme }: Choices): string {
  const chosen = { ...(language && { language }), ...(scheme && { scheme }) };
  return new URLSearchParams({ show: 'screens', screen: screen.id, ...chosen }).toString();
}
