import {
  type endpoints,
  type Id,
  type MessageChoice,
  type MessageSettings,
  messageKinds,
} from '#schemas';
import { declaredOrigin } from '../http/origin.ts';
import type { Call } from '../http/serve.ts';
import { paths } from '../public/links.ts';
import { writeMessage } from './write.ts';

/** The default choice. */
const untouched: MessageChoice = { on: false, kinds: ['on-the-way', 'delayed'] };

type Asking = Pick<Call, 'sql' | 'deployment' | 'messageSender' | 'origin'> & {
  input: { params: { vendorId: Id } };
};

export async function getMessageSettings({
  sql,
  input,
  deployment,
  messageSender,
  origin,
}: Asking): Promise<MessageSettings> {
  const { vendorId } = input.params;
  const [row] = await sql<{ outlet: string; on: boolean | null; kinds: string[] | null }[]>`
    select v.name as outlet, s.is_on as on, s.kinds
    from vendors v left join message_settings s on s.vendor_id = v.id where v.id = ${vendorId}`;
  const outlet = row?.outlet ?? '';
  const texts = messageKinds.map(async (kind) => {
    const { text } = await writeMessage(deployment, { kind, outlet });
    return { kind, text };
  });
  return {
    on: row?.on ?? untouched.on,
    kinds: row?.kinds ?? untouched.kinds,
    channel: messageSender.channel,
    texts: await Promise.all(texts),
    sample_link: `${declaredOrigin(deployment, origin)}${paths.tracking}/…`,
  };
}

export async function changeMessageSettings(
  call: Call<typeof endpoints.changeMessageSettings>,
): Promise<MessageSettings> {
  const { sql, input, origin, who, log } = call;
  const { vendorId } = input.params;
  const { on } = input.body;
  const kinds = messageKinds.filter((kind) => input.body.kinds.includes(kind));
  await sql`
    insert into message_settings as kept (vendor_id, is_on, kinds, origin)
    values (${vendorId}, ${on}, ${kinds}::text[], ${origin})
    on conflict (vendor_id) do update set
      is_on = excluded.is_on, kinds = excluded.kinds, origin = excluded.origin`;
  log.info({ vendorId, on, kinds, by: who.userId }, 'what recipients are told was chosen');
  return getMessageSettings(call);
}
