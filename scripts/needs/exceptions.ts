/** What the policy's browsers lack and the build may hold all the same, with the reason. One that nothing holds any more is refused. */
export const exceptions: Readonly<Record<string, string>> = {
  ...all('brought by temporal-polyfill before any page is loaded', [
    'javascript.builtins.Temporal',
    'javascript.builtins.Temporal.Instant',
    'javascript.builtins.Temporal.PlainDate',
  ]),
  ...all('asked for first, and done without where it is missing', [
    'api.Document.startViewTransition',
    'api.Window.navigation',
    'api.Window.requestIdleCallback',
    'api.Window.setImmediate',
    'javascript.builtins.Error.captureStackTrace',
    'javascript.builtins.Error.stackTraceLimit',
    'javascript.builtins.Intl.DurationFormat',
  ]),
  ...all('a hint that others pass over', [
    'api.HTMLImageElement.fetchPriority',
    'api.HTMLInputElement.capture',
    'javascript.builtins.Function.displayName',
  ]),
  ...all('something else has a member of the same name', [
    'api.ElementInternals.states',
    'api.Request.bytes',
    'javascript.builtins.AsyncDisposableStack.adopt',
    'javascript.builtins.AsyncDisposableStack.defer',
    'javascript.builtins.AsyncDisposableStack.disposed',
    'javascript.builtins.AsyncDisposableStack.move',
    'javascript.builtins.AsyncDisposableStack.use',
    'javascript.builtins.DisposableStack.dispose',
    'javascript.builtins.Error.isError',
    'javascript.builtins.RegExp.escape',
    'javascript.builtins.SuppressedError.error',
  ]),
  ...all('looks only: the page works the same without it', [
    'css.properties.content-visibility',
    'css.properties.content-visibility.auto',
    'css.properties.cursor.default',
    'css.properties.cursor.grab',
    'css.properties.cursor.grabbing',
    'css.properties.cursor.not-allowed',
    'css.properties.cursor.pointer',
    'css.properties.field-sizing',
    'css.properties.field-sizing.content',
    'css.properties.float.inline-start',
    'css.properties.resize',
    'css.properties.resize.none',
    'css.properties.resize.vertical',
    'css.properties.scrollbar-gutter',
    'css.properties.scrollbar-gutter.stable',
    'css.properties.scrollbar-width',
    'css.properties.scrollbar-width.none',
    'css.properties.text-align.match-parent',
    'css.properties.text-size-adjust',
    'css.properties.text-wrap.balance',
    'css.properties.user-select',
    'css.selectors.-webkit-search-cancel-button',
  ]),
};

function all(reason: string, features: readonly string[]) {
  return Object.fromEntries(features.map((feature) => [feature, reason]));
}
