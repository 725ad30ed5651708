import { readFileSync } from 'node:fs';
import { fork } from 'effector';
import metadata from 'libphonenumber-js/min/metadata';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { $config } from '#core';
import { metadataOf } from '#core/rules';
import { ScopeProvider } from '#i18n';
import { Deployment, type Vendor } from '#schemas';
import { draftOf, draftOfNew, type OutletDraft } from '../../../../app/screens/outlet/draft.ts';
import { OutletFieldset } from '../../../../app/screens/outlet/outlet-fieldset.tsx';
import { market } from '../../../../markets/sg.ts';
import { vendor } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { outlet } from './support.ts';

const file = new URL('../../../../deployments/sg.json', import.meta.url);
const deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));
const phonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };

type FieldsetProps = { draft: OutletDraft; parents: readonly Vendor[] };

function Filled({ draft, parents }: FieldsetProps) {
  const form = useForm({ defaultValues: draft.fields });
  return (
    <FormProvider {...form}>
      <OutletFieldset draft={draft} parents={parents} />
    </FormProvider>
  );
}

/** The form as it is drawn at first, its keys for texts. */
function drawn(props: FieldsetProps): string {
  const config = { deployment, market, brand: contextFor([]).brand, phonePlan };
  const scope = fork({ values: [[$config, config]] });
  return renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <Filled {...props} />
    </ScopeProvider>,
  );
}

const one = [vendor('m4pk')];
const two = [vendor('m4pk'), vendor('p9lt')];
const empty = draftOfNew('m4pk', 'SG', 'key-1');

test('the main account is asked for only where there are several, and fixed in an edit', () => {
  expect(drawn({ draft: empty, parents: one })).not.toContain('<select');
  const several = drawn({ draft: empty, parents: two });
  expect(several).toContain('name="parentVendorId"');
  expect(several).not.toContain('disabled');
  expect(drawn({ draft: draftOf(outlet), parents: two })).toMatch(/<select[^>]*disabled/);
});

test('the merchant’s own id is fixed once there is one', () => {
  const fixed = /<input[^>]*readOnly[^>]*name="clientVendorId"/i;
  expect(drawn({ draft: draftOf(outlet), parents: one })).toMatch(fixed);
  expect(drawn({ draft: draftOf(vendor('m4pk1', 'm4pk')), parents: one })).not.toMatch(fixed);
  expect(drawn({ draft: empty, parents: one })).not.toMatch(fixed);
});

test('there is a slot for each owner, one at least; all but the first can go', () => {
  const slots = (draft: OutletDraft) => {
    const html = drawn({ draft, parents: one });
    const removers = html.match(/aria-label="outlet\.owner\.remove"/g)?.length ?? 0;
    return [html.match(/name="owners\.\d+\.email"/g)?.length, removers];
  };
  expect(slots(empty)).toEqual([1, 0]);
  expect(slots(draftOf(outlet))).toEqual([2, 1]);
});
