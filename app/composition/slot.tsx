import { type ComponentType, type ReactNode, Suspense } from 'react';
import { reportFault } from '#adapters';
import type { SlotName, SlotProps } from '#core';
import { useText } from '#i18n';
import { Notice } from '#ui';
import { Boundary } from './boundary.tsx';
import { useComposition } from './composition.ts';

/** Renders the features' parts of a slot. A part that throws is replaced by a small error; the rest stays. */
export function Slot<Name extends SlotName>({
  name,
  with: props,
  awaited = null,
}: {
  name: Name;
  with: SlotProps[Name];
  /** Stands in the place of a part whose code is not here yet. */
  awaited?: ReactNode;
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
          <Suspense fallback={awaited}>
            <Content {...props} />
          </Suspense>
        </Boundary>
      );
    });
}
