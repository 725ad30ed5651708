import type { Deployment, MessageKind } from '#schemas';
import { brandNames } from '../brand.ts';
import { lettersOf } from '../shortened.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { smsParts } from './length.ts';

/** The most parts of a text message. */
const mostParts = 2;

/** The text of a message, without its link. */
export type Written = { language: string; sender: string; outlet: string; text: string };

type About = { kind: MessageKind; outlet: string; link?: string };

/**
 * Writes a message: service, outlet and what happened, without personal data of the recipient, in the deployment's language. A name
 * that is too long is cut.
 */
export async function writeMessage(
  deployment: Deployment,
  { kind, outlet, link = '' }: About,
): Promise<Written> {
  const { serviceName: sender } = await brandNames(deployment);
  const say = await textsFor(deployment, undefined);
  const language = writtenIn(deployment, undefined).replaceAll('_', '-');
  const textFor = (name: string) => say(`message.${kind}`, { service: sender, outlet: name });
  const fits = (name: string) => smsParts(withLink(textFor(name), link)) <= mostParts;
  const name = longestThat(fits, plain(outlet)) ?? sender;
  return { language, sender, outlet: name, text: withLink(textFor(name), link) };
}

function withLink(text: string, link: string): string {
  return link === '' ? text : `${text}\n${link}`;
}

/** A name on one line, without web addresses, since a message must contain only our link. */
function plain(name: string): string {
  const bare = name.replace(/\w+:\/\/\S*|www\.\S*/gi, ' ');
  return bare.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

/** The longest beginning of a name that fits, cut between characters; undefined if nothing fits. */
function longestThat(fits: (name: string) => boolean, name: string): string | undefined {
  if (name === '' || fits(name)) return name || undefined;
  const letters = lettersOf(name);
  const cut = (count: number) => `${letters.slice(0, count).join('').trim()}...`;
  // Binary search: a shorter name never needs more parts.
  let [fitting, tooLong] = [0, letters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cut(middle))) fitting = middle;
    else tooLong = middle;
  }
  return fitting > 0 ? cut(fitting) : undefined;
}
