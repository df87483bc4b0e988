import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** The errors of the token endpoint, by status, each with what it means (RFC 6749, 5.2). */
export const TOKEN_ERRORS = {
  400: {
    invalid_request: 'The form lacks `grant_type`.',
    unsupported_grant_type: 'Another grant than `client_credentials` was requested.',
    invalid_scope: 'A scope was requested that the API credential lacks.',
  },
  401: {
    invalid_client:
      'Client ID and secret do not belong together, or the API credential is stopped or expired.',
  },
  403: { access_denied: 'The address of the program is not on the allowlist of its organisation.' },
} as const

/** Refusals that come before the form is read; they are answered as those of any call. */
export const TOKEN_FAULTS = [
  'malformed-request',
  'request-too-slow',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'head-too-large',
  'unexpected',
  'busy',
  'away',
]

const errorsOf = (errors: Readonly<Record<string, string>>) => ({
  description: Object.entries(errors)
    .map(([error, says]) => `\`${error}\`: ${says}`)
    .join(' '),
  content: {
    [JSON_TYPE]: {
      schema: { $ref: '#/components/schemas/token-error' },
      examples: Object.fromEntries(Object.keys(errors).map((error) => [error, { value: { error } }])),
    },
  },
})

export const TOKEN_SCHEMAS = {
  'token-request': {
    title: 'Token request',
    description: 'Client ID and secret come in the header (HTTP Basic) or in this form.',
    type: 'object',
    properties: {
      grant_type: { const: 'client_credentials' },
      client_id: { type: 'string' },
      client_secret: { type: 'string' },
      scope: {
        description: 'Scopes, separated by spaces; absent: all of the API credential.',
        type: 'string',
      },
    },
    required: ['grant_type'],
  },
  token: {
    title: 'Token',
    type: 'object',
    properties: {
      access_token: { description: 'Opaque; send it as `Authorization: Bearer`.', type: 'string' },
      token_type: { const: 'Bearer' },
      expires_in: { description: 'Seconds.', type: 'integer', minimum: 1 },
      scope: { description: 'What was granted; absent: the API credential is not limited.', type: 'string' },
    },
    required: ['access_token', 'token_type', 'expires_in'],
    additionalProperties: false,
  },
  'token-error': {
    title: 'Token error',
    description: 'Why there is no token (RFC 6749, 5.2).',
    type: 'object',
    properties: {
      error: { enum: Object.values(TOKEN_ERRORS).flatMap((errors) => Object.keys(errors)) },
      error_description: { description: 'What happened and what to do, for a person.', type: 'string' },
    },
    required: ['error'],
    additionalProperties: false,
  },
}

/** Describes the token endpoint, which is outside the base path of the calls (RFC 6749, 4.4). */
export const describeTokenPath = (definitions: Pick<ServerDefinitions, 'limits'>, refusals: object) => ({
  '/oauth/token': {
    servers: [{ url: '/' }],
    post: {
      operationId: 'tokens.issue',
      summary: 'A token for an API credential.',
      tags: ['tokens'],
      security: [{ client: [] }, {}],
      requestBody: {
        required: true,
        content: {
          [FORM]: {
            schema: { $ref: '#/components/schemas/token-request' },
            example: { grant_type: 'client_credentials', scope: 'payments.read payments.write' },
          },
        },
      },
      responses: {
        200: {
          description: 'A token. Ask for another one when a call answers 401.',
          headers: { 'Cache-Control': { schema: { const: 'no-store' } } },
          content: {
            [JSON_TYPE]: {
              schema: { $ref: '#/components/schemas/token' },
              example: {
                access_token: 'pta_5Qe2…',
                token_type: 'Bearer',
                expires_in: limitOf(definitions, 'apiTokenSeconds'),
                scope: 'payments.read payments.write',
              },
            },
          },
        },
        ...refusals,
        400: {
          ...errorsOf(TOKEN_ERRORS[400]),
          content: {
            ...errorsOf(TOKEN_ERRORS[400]).content,
            ...(refusals as Record<string, { content: object }>)[400]?.content,
          },
        },
        401: {
          ...errorsOf(TOKEN_ERRORS[401]),
          headers: { 'WWW-Authenticate': { schema: { const: 'Basic' } } },
        },
        403: errorsOf(TOKEN_ERRORS[403]),
      },
    },
  },
})
