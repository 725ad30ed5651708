import { describe, expect, it } from 'vitest';
import { circlesIn } from '../../../app/build/circles.ts';

const type = 'chunk';

describe('chunks that wait for each other', () => {
  it('are found, however long the way', () => {
    const bundle = {
      'page.js': { type, imports: ['engine.js', 'shared.js'] },
      'engine.js': { type, imports: ['shared.js', 'filters.js'] },
      'filters.js': { type, imports: ['orders.js'] },
      'orders.js': { type, imports: ['engine.js'] },
      'shared.js': { type },
    };
    expect(circlesIn(bundle)).toEqual(['engine.js → filters.js → orders.js → engine.js']);
  });
  it('are not those that share one, nor those that ask for each other later', () => {
    const bundle = {
      'page.js': { type, imports: ['engine.js', 'shared.js'], dynamicImports: ['panel.js'] },
      'panel.js': { type, imports: ['page.js'] },
      'engine.js': { type, imports: ['shared.js'] },
      'shared.js': { type },
    };
    expect(circlesIn(bundle)).toEqual([]);
  });
});
