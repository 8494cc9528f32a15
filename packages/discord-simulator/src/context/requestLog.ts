/** One request of the bot and its answer. */
export interface LoggedRequest {
  /** 1, 2, 3 … */
  readonly number: number;
  /** When it was answered, in simulated UTC milliseconds. */
  readonly at: number;
  /** The path after /api/v10, decoded. */
  readonly path: string;
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly files: readonly { readonly field: string; readonly name: string; readonly type: string; readonly size: number }[];
  readonly authorized: boolean;
  /** Undefined if an injected fault cut the connection before the answer. */
  readonly status?: number;
  readonly answer?: unknown;
}

export interface RequestLog {
  add(request: Omit<LoggedRequest, 'number'>): void;
  /** Requests with a greater number, oldest first, as far as they are kept. */
  after(number: number): readonly LoggedRequest[];
}

/** Keeps the last `kept` requests. */
export function createRequestLog(kept: number): RequestLog {
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
