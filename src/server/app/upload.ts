import type { FastifyRequest } from 'fastify'
import type { Upload } from './call.ts'
import { refuseUnkept } from './readable-text.ts'
import { refused } from './refused.ts'

export const UPLOAD_BYTES = 6 * 1024 * 1024

/** The one file of a file form, whole in memory; the form's other fields as text. */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw refused('unsupported-media-type')
  const fields: Record<string, string> = {}
  let found: Omit<Upload, 'fields'> | undefined
  for await (const part of request.parts({ limits: { files: 1, fileSize: UPLOAD_BYTES, fields: 20 } })) {
    if (part.type === 'file') {
      found = { name: part.filename, type: part.mimetype, content: await part.toBuffer() }
    } else {
      fields[part.fieldname] = String(part.value)
    }
  }
  if (!found) throw refused('malformed-request')
  refuseUnkept({ name: found.name, fields })
  return { ...found, fields }
}
