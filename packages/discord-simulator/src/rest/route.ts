import { z } from 'zod';
import type { BucketName } from '../context/rateLimiter.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { readForm } from '../requestSchemas/formErrors.js';
import type { ApiResponse } from './apiResponse.js';
import { invalidForm } from './apiResponse.js';

/** A file in a request. */
export interface Upload {
  /** The n of `files[n]`. */
  readonly index: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A request as received, not checked yet. */
export interface ReceivedRequest {
  readonly method: string;
  /** The path after /api/v10, decoded. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: readonly Upload[];
  readonly authorized: boolean;
}

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A request whose body and query have been checked. */
export interface RouteCall<Path extends string, Body, Query> {
  readonly context: SimulatorContext;
  readonly body: Body;
  readonly query: Query;
  readonly files: readonly Upload[];
  param(name: ParamOf<Path>): string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteDefinition<Path extends string, Body, Query> {
  readonly method: Method;
  readonly path: Path;
  readonly bucket?: BucketName;
  /** Needs no bot token: the token in the path is enough. Does not count towards the global limit. */
  readonly open?: boolean;
  readonly body: z.ZodType<Body>;
  readonly query: z.ZodType<Query>;
  run(call: RouteCall<Path, Body, Query>): ApiResponse;
}

/** One route of Discord's API. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly bucket: BucketName;
  readonly open: boolean;
  answer(context: SimulatorContext, received: ReceivedRequest): ApiResponse;
}

/** A route whose body and query are checked before it runs. */
export function route<Path extends string, Body, Query>(plan: RouteDefinition<Path, Body, Query>): Route {
  return {
    method: plan.method,
    path: plan.path,
    bucket: plan.bucket ?? 'other',
    open: plan.open ?? false,
    answer: (context, received) => {
      const body = readForm(plan.body, received.body);
      const query = readForm(plan.query, received.query);
      if (!body.ok) return invalidForm(body.fault);
      if (!query.ok) return invalidForm(query.fault);
      return plan.run({ context, body: body.value, query: query.value, files: received.files, param: name => paramOf(received, name) });
    },
  };
}

function paramOf({ params }: ReceivedRequest, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The path has no ${name}.`);
  return value;
}

/** For a route that takes no body or no query, which is then not checked. */
export const unchecked: z.ZodType<unknown> = z.unknown();
