import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallDocument } from '@api/http/call-document';
import type { AdmissionGate } from '@api/http/admission-gate';

/** The Fastify instance that a slice adds its routes to; schemas are those of the contract. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it is answered by an error; logged together with the answer. */
    failure?: unknown;
  }
  interface FastifyContextConfig {
    /** The same for everybody: answered with an ETag, compressed, and kept by the client until it changes. */
    readonly isPublic?: boolean;
    /** Which of the rate limits counts this call; `readPublic` where nothing is said. */
    readonly rateLimit?: string;
    /** Counts also where it is answered by 503, since by then others than this server were asked for something. */
    readonly countsUnavailable?: boolean;
    /** Lets in as many of these calls as can be answered soon; the others are refused before anything is read of them. */
    readonly gate?: AdmissionGate;
    /** Takes a body that is no JSON, or none of the storefront's own: checked by the route itself. */
    readonly acceptsAnyBody?: boolean;
    /** Comes from a program that signs what it sends, so that no page can have it sent by a browser. */
    readonly isSigned?: boolean;
    /** What the API document says of this call beyond its schemas. */
    readonly document?: CallDocument;
  }
}
