import { normaliseFailure } from '#engine/call/failure.ts'

export interface Uploaded {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly type: string
}

export interface UploadParts {
  readonly token: () => Promise<string>
  readonly environment: () => string
}

/** Sends one file and tells how far it is; fetch cannot, so this is the one place with an XMLHttpRequest. */
export function createUpload({ token, environment }: UploadParts) {
  return async (file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Uploaded> => {
    const bearer = await token()
    const form = new FormData()
    form.append('file', file, file.name)
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', `/api/v1/file?env_name=${encodeURIComponent(environment())}`)
      request.setRequestHeader('authorization', `Bearer ${bearer}`)
      request.responseType = 'json'
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      request.addEventListener('load', () => {
        if (request.status >= 200 && request.status < 300) resolve(request.response as Uploaded)
        else reject(normaliseFailure(request.response, request.status))
      })
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was stopped.', 'AbortError')),
      )
      signal.addEventListener('abort', () => request.abort())
      request.send(form)
    })
  }
}
