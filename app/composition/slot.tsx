import { type ComponentType, Suspense } from 'react';
import { reportFault } from '#adapters';
import type { SlotName, SlotProps } from '#core';
import { useText } from '#i18n';
import { Notice } from '#ui';
import { Boundary } from './boundary.tsx';
import { useComposition } from './composition.ts';

/** Renders what features put into a slot. A feature that throws shows a small error in its place, and the rest stays. */
export function Slot<Name extends SlotName>({
  name,
  with: props,
}: {
  name: Name;
  with: SlotProps[Name];
}) {
  const t = useText();
  return useComposition()
    .slot(name)
    .map(({ pluginId, component }) => {
      const Content = component as ComponentType<SlotProps[Name]>;
      return (
        <Boundary
          key={pluginId}
          fallback={<Notice tone="warning">{t('app.broken.part')}</Notice>}
          tell={(cause) => reportFault({ pluginId, part: name, cause })}
        >
          <Suspense fallback={null}>
            <Content {...props} />
          </Suspense>
        </Boundary>
      );
    });
}
