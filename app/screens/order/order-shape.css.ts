import { style, styleVariants } from '@vanilla-extract/css';
import { shapeOnItsWay, vars } from '#ui/theme';
import { roomy } from './pane-room.ts';

export const shape = style({ display: 'grid', gap: vars.space[4] });
export const line = style({ display: 'flex', gap: vars.space[2] });

const bone = style(shapeOnItsWay);
/** An action, a stage of the bar, the map, a fact. */
export const bones = styleVariants({
  action: [
    bone,
    {
      blockSize: '60px',
      '@container': { [roomy]: { flexGrow: 0, blockSize: '36px', inlineSize: '7rem' } },
    },
  ],
  stage: [bone, { blockSize: '4px' }],
  map: [bone, { blockSize: '220px' }],
  fact: [bone, { blockSize: '40px' }],
});
