/** One request of the bot, as it came, and what it got. */
export interface LoggedRequest {
  /** 1, 2, 3 … */
  readonly number: number;
  /** When it was answered, by the guild's time in UTC milliseconds. */
  readonly at: number;
  /** Behind /api/v10, decoded. */
  readonly path: string;
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly files: readonly { readonly field: string; readonly name: string; readonly type: string; readonly size: number }[];
  readonly authorized: boolean;
  /** Nothing: the answer was lost on purpose. */
  readonly status?: number;
  readonly answer?: unknown;
}

export interface RequestLog {
  add(request: Omit<LoggedRequest, 'number'>): void;
  /** Those behind a number, oldest first; only so many are kept. */
  after(number: number): readonly LoggedRequest[];
}

export function newRequestLog(kept: number): RequestLog {
  const requests: LoggedRequest[] = [];
  let last = 0;
  return {
    add: request => {
      last += 1;
      requests.push({ ...request, number: last });
      if (requests.length > kept) requests.splice(0, requests.length - kept);
    },
    after: number => requests.filter(request => request.number > number),
  };
}
