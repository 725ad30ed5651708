import type { Deployment, MessageKind } from '#schemas';
import { brandNames } from '../brand.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { smsParts } from './length.ts';

/** Parts of a text message that one of ours may take. */
const mostParts = 2;

/** What a message says, without its link, and in which language. */
export type Written = { language: string; sender: string; outlet: string; text: string };

type About = { kind: MessageKind; outlet: string; link?: string };

/**
 * Writes what a recipient is told: from which service, from which outlet and what happened, and nothing of the recipient. A name that is too long
 * for it is cut. Nobody says which language a recipient reads, so it is that of the deployment.
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

/** A name on one line, without addresses: what we send leads to one place. */
function plain(name: string): string {
  const bare = name.replace(/\w+:\/\/\S*|www\.\S*/gi, ' ');
  return bare.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

/** As much of a name as fits, never cut through a letter; undefined where none of it does. */
function longestThat(fits: (name: string) => boolean, name: string): string | undefined {
  if (name === '' || fits(name)) return name || undefined;
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const cut = (count: number) => `${letters.slice(0, count).join('').trim()}...`;
  // What is shorter needs no more parts, so halving what is left finds the longest.
  let [fitting, tooLong] = [0, letters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cut(middle))) fitting = middle;
    else tooLong = middle;
  }
  return fitting > 0 ? cut(fitting) : undefined;
}
