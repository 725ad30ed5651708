import { Readable } from 'node:stream';
import { type endpoints, legalClauses } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { type Call, FileAnswer } from '../http/serve.ts';
import { textsFor } from '../texts.ts';

/** The terms as a text file in the reader's language. */
export async function downloadTerms({
  deployment,
  market,
  input,
}: Call<typeof endpoints.downloadTerms>): Promise<FileAnswer> {
  if (market.links.terms.startsWith('https://')) throw refusals.unknown();
  const say = await textsFor(deployment, input.query.language);
  const clauses = legalClauses.map((clause) =>
    [say(`legal.terms.${clause}`), say(`legal.terms.${clause}.text`)].join('\n'),
  );
  const text = [`${say('legal.terms.title')} – ${market.name}`, ...clauses].join('\n\n');
  const name = `terms-${market.country.toLowerCase()}.txt`;
  return new FileAnswer(name, 'text/plain; charset=utf-8', Readable.from([`${text}\n`]));
}
