import { expect, test } from 'vitest';
import { bulkMachine } from '../../../core/flows/bulk/machine.ts';
import { paymentMachine } from '../../../core/flows/payment/machine.ts';
import { requestMachine } from '../../../core/flows/request/machine.ts';
import { drawMachine } from '../../support/draw-machine.ts';

const flows = [
  ['A request for a rider', requestMachine],
  ['A payment', paymentMachine],
  ['A file of orders', bulkMachine],
] as const;

/** `npx vitest run -u --project unit tests/core/flows/pictures.test.ts` draws them again. */
test('docs/flows.md shows the flows as they are', async () => {
  const pictures = flows.map(
    ([title, machine]) => `## ${title}\n\n\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\`\n`,
  );
  const page = [
    '# Flows\n',
    'Drawn from the machines in `core/flows/`; `tests/core/flows/pictures.test.ts` says how.\n',
    ...pictures,
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/flows.md');
});
