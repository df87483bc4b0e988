import swagger from '@fastify/swagger'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { registerCalls, type CallsOptions } from '../calls/calls.ts'
import { describeApi } from '../../reference/describe-api.ts'
import { inOneDocument, nameOfSchema } from '../../reference/one-document.ts'
import { readText } from './readable-text.ts'
import { refused } from '../refused.ts'

export const API_PREFIX = '/api/v1'

const openApi = {
  openapi: '3.1.0',
  info: { title: 'Portolan', version: '1' },
  servers: [{ url: API_PREFIX }],
}

const nameSchema = (json: unknown, index: number): string => {
  const id = (json as { $id?: string }).$id
  return id ? nameOfSchema(id) : `schema-${index}`
}

/** Serves everything under /api/v1: the calls, their description, and a JSON 404 for the rest (API-001). */
export const createApi =
  (options: CallsOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
      httpPart === 'body' ? options.schemas.strict(schema) : options.schemas.coercing(schema)
    app.setValidatorCompiler(compile)
    app.setSerializerCompiler(() => (data) => JSON.stringify(data))
    app.addHook('preValidation', readText)
    for (const schema of options.schemas.all) app.addSchema(schema)
    await app.register(multipart, { throwFileSizeLimit: true })
    await app.register(swagger, {
      openapi: openApi,
      refResolver: { buildLocalReference: (json, _uri, _fragment, index) => nameSchema(json, index) },
    })
    await app.register(async (calls) => {
      const unserved = registerCalls(calls, options)
      if (unserved.length > 0) calls.log.warn({ unserved }, 'some calls are defined and not served')
    })
    let described: object | undefined
    app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      described ??= describeApi(inOneDocument(app.swagger()), options.definitions, options.publicUrl)
      return reply.header('cache-control', 'no-cache').send(described)
    })
    app.setNotFoundHandler(() => {
      throw refused('call-not-found')
    })
  }
