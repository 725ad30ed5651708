import { phoneMetadata } from 'virtual:phone-metadata';
import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { type Browser, createBrowser, handle, readAsset } from '#adapters';
import { loadBrand } from '#brands';
import {
  $connection,
  appended,
  appStarted,
  type Config,
  clockTicked,
  configured,
  durations,
  noticeShown,
  sessionStored,
} from '#core';
import { chooseLanguage, languageChosen, loadTranslate } from '#i18n';
import { loadMarket } from '#markets';
import { Deployment } from '#schemas';
import { applyBrand, applyScheme, loadFonts } from '#ui';
import { $scheme, saveSchemeFx } from './shell/index.ts';

/** What cannot be started, and which field of the deployment is the reason, if one is. */
export class StartProblem extends Error {
  readonly field: string | null;
  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** Learns what this deployment is, gives the engine its handlers and starts it. Answers the scope that React reads. */
export async function start(): Promise<Scope> {
  const deployment = await loadDeployment();
  const browser = createBrowser(deployment);
  const language = chooseLanguage(browser.preferences.locale(), deployment);
  const scheme = browser.preferences.scheme();
  applyScheme(scheme);
  void loadFonts(language.code);
  // The texts are only warmed here: what is chosen below finds them loaded.
  const [config] = await Promise.all([loadConfig(deployment), loadTranslate(language.set)]);
  applyBrand(config.brand);
  const scope = fork({
    values: [[$scheme, scheme]],
    handlers: [...browser.handlers, handle(saveSchemeFx, browser.preferences.saveScheme)],
  });
  await allSettled(configured, { scope, params: config });
  await allSettled(languageChosen, { scope, params: language.code });
  begin(browser, scope);
  return scope;
}

/** From here on the world is heard: the clock, the socket, the worker, other tabs. */
function begin(browser: Browser, scope: Scope): void {
  const tick = scopeBind(clockTicked, { scope });
  const warn = scopeBind(noticeShown, { scope });
  tick(browser.now());
  browser.listen({
    tick,
    append: scopeBind(appended, { scope }),
    newestSeq: () => scope.getState($connection).seq,
    sessionStored: scopeBind(sessionStored, { scope }),
    storageRefused: () =>
      warn({ key: 'storage.unavailable', type: 'warning', duration: durations.storage }),
  });
  scopeBind(appStarted, { scope })();
}

async function loadDeployment(): Promise<Deployment> {
  const parsed = Deployment.safeParse(await readAsset('/deployment.json'));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartProblem(issue?.message ?? '', issue?.path.join('.') ?? null);
}

async function loadConfig(deployment: Deployment): Promise<Config> {
  const { country } = deployment;
  const [market, brand, metadata] = await Promise.all([
    loadMarket(country),
    loadBrand(deployment.brand),
    phoneMetadata[country]?.(),
  ]);
  if (market === undefined || metadata === undefined) throw new StartProblem(country, 'country');
  if (brand === undefined) throw new StartProblem(deployment.brand, 'brand');
  return { deployment, market, brand, phonePlan: { country, metadata } };
}
