import { saveFile } from '#runtime/details/save-file.ts'
import type { FileRequest, FileResult } from '#runtime/table/host.ts'
import type { Stream } from '../server/stream.ts'

const newLine = 10

function lines(chunk: Uint8Array): number {
  let count = 0
  for (const byte of chunk) if (byte === newLine) count += 1
  return count
}

function numberIn({ headers }: Response, name: string): number | undefined {
  const text = headers.get(name)
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** Returns the number of rows in a file, from the headers of the answer (PAY-063). */
function rowsOf(response: Response): number | undefined {
  const all = numberIn(response, 'x-total-elements')
  const [page, size] = [numberIn(response, 'x-page'), numberIn(response, 'x-page-size')]
  if (all === undefined || page === undefined || size === undefined) return all
  return Math.max(0, Math.min(size, all - page * size))
}

const gatherBytes = 1_048_576

/**
 * Collects a file in blobs, which the browser may hold on disk, so that the page never holds the whole of it.
 */
function createKeep() {
  const stored: Blob[] = []
  let loose: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const settle = () => {
    if (size === 0) return
    stored.push(new Blob(loose))
    loose = []
    size = 0
  }
  return {
    add: (part: Uint8Array<ArrayBuffer>) => {
      loose.push(part)
      size += part.byteLength
      if (size >= gatherBytes) settle()
    },
    file: (type: string) => {
      settle()
      return new Blob(stored, { type })
    },
  }
}

/** Saves a download as it arrives; an incomplete one is not saved. */
export function createSaveFile(stream: Stream) {
  return async ({ call, values, fileName, page, signal, onProgress }: FileRequest): Promise<FileResult> => {
    const response = await stream(call, { body: values, signal })
    const totalPages = numberIn(response, 'x-total-pages')
    if (page !== undefined && totalPages !== undefined && page > Math.max(1, totalPages)) {
      await response.body?.cancel()
      return { ok: false, totalPages: Math.max(1, totalPages) }
    }
    const total = rowsOf(response)
    const keep = createKeep()
    let [bytes, seen] = [0, 0]
    const reader = response.body?.getReader()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done || !value) break
      keep.add(value)
      bytes += value.byteLength
      seen += lines(value)
      onProgress({ bytes, rows: total === undefined ? seen : Math.min(seen, total), total })
    }
    saveFile(fileName, keep.file(response.headers.get('content-type') ?? 'application/octet-stream'))
    const checksum = response.headers.get('x-file-sha256')
    return { ok: true, rows: total ?? seen, bytes, ...(checksum !== null && { checksum }) }
  }
}
