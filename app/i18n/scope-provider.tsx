import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { $config, $now, type Config } from '#core';
import { $amountStyle } from './amounts-model.ts';
import { type Format, formatFor } from './format.ts';
import { $texts, type Texts } from './model.ts';

type Shared = {
  readonly texts: Texts | null;
  readonly config: Config | null;
  /** Null before the deployment is known. Made when first asked for, since the first page writes no number. */
  readonly format: () => Format | null;
};

const SharedContext = createContext<Shared>({ texts: null, config: null, format: () => null });

/**
 * Gives a page its scope, and to all its parts what nearly each of them reads: texts, configuration and formats. Read once here,
 * since hundreds of parts that follow the same store make each page, and each row of a list, slower to open.
 */
export function ScopeProvider({ value, children }: { value: Scope; children: ReactNode }) {
  return (
    <Provider value={value}>
      <SharedProvider>{children}</SharedProvider>
    </Provider>
  );
}

function SharedProvider({ children }: { children: ReactNode }) {
  const [texts, config, style, today] = useUnit([$texts, $config, $amountStyle, $today]);
  const shared = useMemo(
    () => ({
      texts,
      config,
      format: () => config && formatFor(config.market, { texts, style, today }),
    }),
    [texts, config, style, today],
  );
  return <SharedContext value={shared}>{children}</SharedContext>;
}

/** The start of the day in UTC. */
const $today = $now.map((now) => now - (now % 86_400));

/** What the `ScopeProvider` around this part shares. */
export function useShared(): Shared {
  return useContext(SharedContext);
}
