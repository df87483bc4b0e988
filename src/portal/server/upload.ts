import type { Answer } from '#definition/wire.ts'
import { viewHeader } from '../session/client-view.ts'
import { failureOf } from './answers/failure-of.ts'
import { objectOf } from '#values/object.ts'

const UNAUTHORISED = 401

export type Uploaded = Readonly<Answer<'files.upload'>>

/** Reads the answer to an upload. Throws if it has no id. */
export function readUploaded(answer: unknown): Uploaded {
  if (!isUploaded(answer)) throw new TypeError('The file came without its id.')
  return answer
}

const isUploaded = (answer: unknown): answer is Uploaded => typeof objectOf(answer)['fileId'] === 'string'

export interface UploadParts {
  readonly token: () => Promise<string>
  /** Drops the token, since the server refused it; the next one is new. */
  readonly forget: () => void
  readonly environment: () => string
  /** The version of the definitions this page is drawn with. */
  readonly definitions: string
  /** Returns the address of a call that takes a file. */
  readonly pathOf: (call: string) => string | undefined
}

/** Sends one file and reports its progress; fetch cannot, so this uses XMLHttpRequest. */
export function createUpload({ token, forget, environment, definitions, pathOf }: UploadParts) {
  const send = async (
    call: string,
    file: File,
    signal: AbortSignal,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<unknown> => {
    const path = pathOf(call)
    if (path === undefined) throw new TypeError(`There is no call '${call}'.`)
    const bearer = await token()
    const form = new FormData()
    form.append('file', file, file.name)
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', `/api/v1${path}?env_name=${encodeURIComponent(environment())}`)
      request.setRequestHeader('authorization', `Bearer ${bearer}`)
      request.setRequestHeader('x-definitions', definitions)
      for (const [name, value] of Object.entries(viewHeader(call))) request.setRequestHeader(name, value)
      request.responseType = 'json'
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      request.addEventListener('load', () => {
        if (request.status >= 200 && request.status < 300) resolve(request.response)
        else reject(failureOf(request.response, request.status, request.getResponseHeader('retry-after')))
      })
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was stopped.', 'AbortError')),
      )
      signal.addEventListener('abort', () => request.abort())
      request.send(form)
    })
  }
  return (...requested: Parameters<typeof send>): Promise<unknown> =>
    send(...requested).catch((thrown: unknown) => {
      if (objectOf(thrown)['status'] !== UNAUTHORISED) throw thrown
      forget()
      return send(...requested)
    })
}
