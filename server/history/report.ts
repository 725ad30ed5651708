import * as z from 'zod/mini';
import { endpoints } from '#schemas';
import type { Call } from '../http/serve.ts';
import { enqueue, type Message } from '../mail/index.ts';
import type { Composer } from '../module.ts';
import { matching } from '../orders/filter.ts';
import { textsFor } from '../texts.ts';
import { fileOf } from './export.ts';
import { checkPeriod } from './period.ts';

/** The stored facts of a report; its file is made when the mail is sent. */
const Report = z.object({
  deployment: z.string(),
  vendorId: z.string(),
  report: endpoints.mailReport.body,
});

/** Promises a file by mail, to the caller's own address only. */
export async function mailReport(call: Call<typeof endpoints.mailReport>) {
  const { sql, who, deployment, market, input, clock } = call;
  const { vendorId } = input.params;
  checkPeriod(input.body, market);
  // Refuse an invalid query now, rather than when the mail is sent.
  matching({ sql, market, vendorId, query: input.body });
  const facts = { deployment: deployment.id, vendorId, report: input.body };
  await sql.begin((tx) => enqueue(tx, { kind: 'report', to: who.email, facts }, clock()));
  return { email: who.email };
}

/** Composes the mail of a report; null when the deployment no longer exists. */
export const composeReport: Composer = async (deps, facts): Promise<Message | null> => {
  const { deployment: id, vendorId, report } = Report.parse(facts);
  const deployment = deps.deployments.all.find((each) => each.id === id);
  const market = deployment && deps.markets.get(deployment.country);
  if (!deployment || !market) return null;
  const { file, language, ...query } = report;
  const scope = { sql: deps.sql, market, deployment, vendorId, query: { ...query, language } };
  const { name, mediaType, content } = await fileOf(file, scope);
  const say = await textsFor(deployment, language);
  return {
    subject: `${say(`mail.${file}.subject`)} · ${vendorId}`,
    text: say(`mail.${file}.text`),
    attachments: [{ filename: name, contentType: mediaType, content }],
  };
};
