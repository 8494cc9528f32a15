const BASE = /^.*?\/api(?:\/v\d+)?(?=\/)/;

/** In these routes the third part is a secret with which anybody could answer as the bot. */
const WITH_TOKEN: ReadonlySet<string> = new Set(['interactions', 'webhooks']);

/** Returns a request's route without ids, tokens and query, for logs and metrics: "POST /channels/:id/messages". */
export function routeFamily(method: string, url: string): string {
  const [path = ''] = decoded(url).replace(BASE, '').split(/[?#]/);
  const parts = path.split('/').slice(1);
  const isSecret = (at: number): boolean => at === 2 && WITH_TOKEN.has(parts[0] ?? '');
  return `${method.toUpperCase()} /${parts.map((part, at) => (isSecret(at) ? ':token' : familyPart(part))).join('/')}`;
}

const familyPart = (part: string): string => (/^\d+$/.test(part) ? ':id' : /^@?[a-z-]+$/.test(part) ? part : ':other');

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
