import { normaliseLine } from '#values/normal-text.ts'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../call.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { createGate, gateLimits, type Whose } from '../calls/gate.ts'
import { limitOf } from '../../definitions/limit.ts'
import { refuseUnstorable } from './readable-text.ts'
import { refused } from '../refused.ts'
import { refuseUnshown } from './shown-text.ts'

export const UPLOAD_BYTES = 6 * 1024 * 1024

type Read = Omit<Upload, 'fields'>

const readParts = async (
  request: FastifyRequest,
  fields: Record<string, string>,
): Promise<Read | undefined> => {
  let found: Read | undefined
  for await (const part of request.parts({ limits: { files: 1, fileSize: UPLOAD_BYTES, fields: 20 } })) {
    if (part.type === 'file') {
      found = { name: part.filename, type: part.mimetype, content: await part.toBuffer() }
    } else {
      fields[part.fieldname] = String(part.value)
    }
  }
  return found
}

/** Rethrows an exceeded limit, which has a status; any other error is an incomplete or malformed form. */
const unlessLimit = (error: Error & { statusCode?: number }): never => {
  throw error.statusCode === undefined ? refused('malformed-request') : error
}

/** Reads a multipart form: its single file into memory, the other fields as text. */
const readForm = async (request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw refused('unsupported-media-type')
  const fields: Record<string, string> = {}
  const found = await readParts(request, fields).catch(unlessLimit)
  if (!found) throw refused('malformed-request')
  refuseUnstorable({ name: found.name, fields })
  const normal = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, normaliseLine(text)]))
  refuseUnshown(normal)
  return { ...found, fields: normal }
}

/**
 * Returns the reader of uploads. Files are held in memory, so their number is limited in total and per
 * caller.
 */
export const createReadUpload = (
  definitions: Pick<ServerDefinitions, 'limits'>,
  whoseOf: (request: FastifyRequest) => Whose,
) => {
  const atOnce = limitOf(definitions, 'uploadsAtOnce')
  const shares = { atOnce, ofOrganisation: Math.ceil(atOnce / 2), ofPerson: Math.ceil(atOnce / 4) }
  const enter = createGate({ ...gateLimits(definitions), ...shares })
  const uploads = new WeakMap<FastifyRequest, Upload>()
  return {
    readUpload: async (request: FastifyRequest): Promise<void> => {
      const leave = await enter(whoseOf(request))
      uploads.set(request, await readForm(request).finally(leave))
    },
    uploadOf: (request: FastifyRequest): Upload | undefined => uploads.get(request),
  }
}
