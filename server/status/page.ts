import escapeHtml from 'escape-html';
import type { Deployment, ServiceStatus, UnixTime } from '#schemas';
import { directionOf } from '../languages.ts';
import { plainPage } from '../site/html.ts';
import type { Say } from '../texts.ts';
import { partNames } from './parts.ts';

type Maintenance = NonNullable<ServiceStatus['maintenance']>;
type Words = {
  language: string;
  say: Say;
  serviceName: string;
  deployment: Pick<Deployment, 'country' | 'timezone'>;
};

/** The status page. It needs nothing else of the product, since that may be what is broken. */
export function statusPage(
  { status, parts, maintenance, looked_at }: ServiceStatus,
  words: Words,
): string {
  const { language, say, serviceName } = words;
  const title = say('status.title', { service: serviceName });
  const rows = partNames.map((name) => {
    const state = parts[name];
    const cells = [say(`status.part.${name}`), say(`status.state.${state}`)].map(escapeHtml);
    return `<tr><th scope="row">${cells[0]}</th><td><span class="state" data-state="${state}"></span>${cells[1]}</td></tr>`;
  });
  const body = `<main class="page narrow">
<p class="brand"><img src="/icons/192.png" alt="" width="40" height="40"> <span>${escapeHtml(serviceName)}</span></p>
<h1>${escapeHtml(title)}</h1>
<p class="verdict" data-state="${status}"><span class="state" data-state="${status}"></span>${escapeHtml(say(`status.${status}`))}</p>
${maintenance ? drawPlanned(maintenance, words) : ''}
<table><tbody>${rows.join('')}</tbody></table>
<p class="quiet">${escapeHtml(say('status.looked', { at: writeMoment(looked_at, words) }))}</p>
</main>`;
  return plainPage(title, body, {
    language: language.replaceAll('_', '-'),
    direction: directionOf(language),
  });
}

function drawPlanned(work: Maintenance, words: Words): string {
  const lines = [words.say('status.planned'), period(work, words)].map(escapeHtml);
  return `<p class="planned"><strong>${lines[0]}</strong><br>${lines[1]}</p>`;
}

function period({ from, until }: Maintenance, words: Words): string {
  const { say } = words;
  const given = {
    ...(from !== null && { from: writeMoment(from, words) }),
    ...(until !== null && { until: writeMoment(until, words) }),
  };
  if (until === null)
    return from === null ? say('status.planned.open') : say('status.planned.from', given);
  return say(from === null ? 'status.planned.until' : 'status.planned.between', given);
}

/** A moment in the deployment's format and time zone, which is named since readers may be anywhere. */
function writeMoment(moment: UnixTime, { language, deployment }: Words): string {
  const tag = language.replaceAll('_', '-');
  const { region = deployment.country } = new Intl.Locale(tag);
  const locale = new Intl.Locale(tag, { region, numberingSystem: 'latn', calendar: 'gregory' });
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone: deployment.timezone, timeZoneName: 'short' },
  }).format(moment * 1000);
}
