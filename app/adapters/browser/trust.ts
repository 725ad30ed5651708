declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
    };
  }
}

/**
 * The page's policy (Trusted Types) refuses strings as markup or script. Workers still start from an address, so addresses
 * of our own origin are allowed, and nothing else.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError('a script of another origin');
    },
  });
}
