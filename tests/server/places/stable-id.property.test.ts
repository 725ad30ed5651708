import fc from 'fast-check';
import { describe, it } from 'vitest';
import { Id } from '#schemas';
import { stableId } from '../../../server/places/record.ts';
import { law } from '../../support/property.ts';

describe('law: ids of places and areas', () => {
  it('are ids of the contract, whatever an operator calls a source', () => {
    law(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }),
        fc.array(fc.string()),
        (source, identity) => Id.safeParse(stableId(source, identity)).success,
      ),
      { examples: [['demo areas', ['SG']]] },
    );
  });
});
