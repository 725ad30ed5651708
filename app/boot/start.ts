import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { type Browser, builtAs, createBrowser, handle, readAsset } from '#adapters';
import { $embeddedPlace, $lapsed, $sessionKnown, $starting, configured, durations } from '#core';
import { allTextsWanted, chooseLanguage, languageChosen, loadTranslate } from '#i18n';
import { Deployment } from '#schemas';
import { applyBrand, applyScheme, loadFonts } from '#ui';
import { $scheme, type SignedIn, saveSchemeFx } from '../shell/index.ts';
import { loadConfig, StartProblem } from './load-config.ts';

/** What the sign-in page needs, and whether a session is stored. */
export type Prepared = { browser: Browser; scope: Scope; returning: boolean };

/** Loads the deployment and makes the effector scope. Appends no events yet. */
export async function prepare(): Promise<Prepared> {
  const deployment = await loadDeployment();
  const browser = createBrowser(deployment);
  const language = chooseLanguage(browser.preferences.locale(), deployment, browser.wishes);
  const scheme = browser.preferences.scheme();
  const returning = browser.session() !== null;
  applyScheme(scheme);
  void loadFonts(language.code);
  delete document.documentElement.dataset.waits;
  // Only warms the cache; the language chosen below then finds its texts loaded.
  const [config] = await Promise.all([
    loadConfig(deployment),
    loadTranslate(language.set, readAsset),
  ]);
  applyBrand(config.brand);
  const scope = fork({
    values: [
      [$scheme, scheme],
      [$starting, true],
      [$sessionKnown, !returning],
      [$lapsed, returning ? null : browser.lapsed()],
      [$embeddedPlace, browser.place],
    ],
    handlers: [...browser.handlers, handle(saveSchemeFx, browser.preferences.saveScheme)],
  });
  await allSettled(configured, { scope, params: config });
  await allSettled(languageChosen, { scope, params: language.code });
  return { browser, scope, returning };
}

/** Connects the engine with the clock, the socket, the worker and other tabs. */
export function begin({ browser, scope }: Prepared, engine: SignedIn['engine']): void {
  const tick = scopeBind(engine.clockTicked, { scope });
  const warn = scopeBind(engine.noticeShown, { scope });
  tick(browser.now());
  browser.listen({
    tick,
    append: scopeBind(engine.appended, { scope }),
    newestSeq: () => scope.getState(engine.$connection).seq,
    sessionStored: scopeBind(engine.sessionStored, { scope }),
    returned: scopeBind(engine.networkReturned, { scope }),
    doubted: scopeBind(engine.sessionDoubted, { scope }),
    lapsed: scopeBind(engine.sessionLapsed, { scope }),
    embeddedToken: scopeBind(engine.embeddedTokenGiven, { scope }),
    storageRefused: () =>
      warn({ key: 'storage.unavailable', type: 'warning', duration: durations.storage }),
  });
  scopeBind(engine.buildKnown, { scope })(builtAs());
  scopeBind(engine.appStarted, { scope })();
  scopeBind(allTextsWanted, { scope })();
}

async function loadDeployment(): Promise<Deployment> {
  const parsed = Deployment.safeParse(await readAsset('/deployment.json'));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartProblem(issue?.message ?? '', issue?.path.join('.') ?? null);
}
