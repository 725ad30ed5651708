/** What holds for every call, as its document begins. */
export const aboutTheApi = `Request riders and watch their deliveries.

**Answers** are JSON: \`{ "result": … }\`, or \`{ "errors": [{ "code", "message", "meta" }] }\` with a status from 400 on. \`code\` is for programs, \`message\` for logs, and \`meta.field\` names the field of the request that is the cause.
A code that you don't know means what its status means.

**New fields** may come into any answer, event and frame at any time, and new values where a field is no closed list here: take what you know, and leave the rest. Requests are closed: a field that a call does not know is refused with \`InvalidInput\`.

**Times** are Unix seconds, with fractions. **Money** is a number of the country's currency. Ids are text.

**Sending again**: calls with an \`Idempotency-Key\` happen once for each key; \`GET\`, \`PUT\` and \`DELETE\` may be sent again as they are. After 429 and 503 wait for \`Retry-After\` seconds.

**Live changes** come as webhooks, or over the socket that \`/docs/asyncapi.json\` describes.`;

/** The same for the calls of operators. */
export const aboutOperators =
  'What operators of this server do. Sign in with `signInOperator`; only pages of the server itself are heard, since the session is a cookie. The same can be done by `npm run operator`. Answers are as those of the other calls.';
