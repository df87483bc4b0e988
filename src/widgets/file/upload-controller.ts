import { filesOf, refusalCode, type FileAnswer, type UploadCode } from '#engine/field/file.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { asRefusal } from '#runtime/call/refusal.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'

const CODES: readonly string[] = [
  'REQUIRED',
  'BAD_POLICY',
  'BAD_FILE_TYPE',
  'TOO_LARGE_FILE_SIZE',
  'FAILED_UPLOAD',
]

function codeOf(thrown: unknown): UploadCode {
  const { code } = asRefusal(thrown)
  return code !== undefined && CODES.includes(code) ? (code as UploadCode) : 'FAILED_UPLOAD'
}

interface Upload {
  readonly file: File
  readonly stop: AbortController
  share: number
}

/** Creates the uploads of one field and store; they continue on other steps. */
export function createUploadController(store: FlowStore, field: string) {
  const uploads = new Map<string, Upload>()
  const listeners = new Set<() => void>()
  let version = 0

  const wake = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const entries = () => filesOf(store.field(field).value)
  const put = (files: readonly FileAnswer[]) => {
    store.answer(field, files)
    wake()
  }
  const change = (key: string, patch: Partial<FileAnswer>) =>
    put(entries().map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
  const facts = () => {
    const { definition, options } = store.field(field)
    return { field: definition, options, read: (path: string) => store.fact(path) }
  }

  async function send(key: string, file: File, services: RuntimeServices): Promise<void> {
    const upload: Upload = { file, stop: new AbortController(), share: 0 }
    uploads.set(key, upload)
    const onProgress = (share: number) => {
      upload.share = share
      wake()
    }
    try {
      const { call } = facts().field
      const { fileId } = await services.upload(file, onProgress, upload.stop.signal, call)
      if (uploads.get(key) !== upload) return
      change(key, { status: 'done', fileId, code: undefined })
      services.announce(sayWidgets('wasUploaded', { name: file.name }))
    } catch (thrown) {
      if (uploads.get(key) !== upload) return
      change(key, { status: 'failed', code: codeOf(thrown) })
      services.announce(sayWidgets('notUploaded', { name: file.name }))
    }
  }

  function nextKey(taken: readonly FileAnswer[]): string {
    const numbers = taken.map(({ key }) => Number(key?.slice(1) ?? 0))
    return `f${Math.max(0, ...numbers) + 1}`
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
    shareOf: (key: string) => uploads.get(key)?.share ?? 0,
    canRetry: (entry: FileAnswer) =>
      entry.status === 'failed' && uploads.has(entry.key ?? '') && refusalCode(entry, facts()) === undefined,
    add(files: readonly File[], services: RuntimeServices) {
      for (const file of files) {
        const key = nextKey(entries())
        const named = { key, name: file.name, size: file.size, type: file.type }
        const code = refusalCode(named, facts())
        put([
          ...entries(),
          code === undefined ? { ...named, status: 'uploading' } : { ...named, status: 'failed', code },
        ])
        if (code === undefined) void send(key, file, services)
      }
    },
    retry(key: string, services: RuntimeServices) {
      const upload = uploads.get(key)
      if (upload === undefined) return
      change(key, { status: 'uploading', code: undefined })
      void send(key, upload.file, services)
    },
    /** Removes a file and cancels its upload. */
    remove(key: string) {
      const upload = uploads.get(key)
      uploads.delete(key)
      upload?.stop.abort()
      put(entries().filter((entry) => entry.key !== key))
    },
    /** Marks uploads in a stored answer that no longer run as failed. */
    settle() {
      const isLost = (entry: FileAnswer) => entry.status === 'uploading' && !uploads.has(entry.key ?? '')
      if (entries().some(isLost))
        put(
          entries().map((entry) =>
            isLost(entry) ? { ...entry, status: 'failed', code: 'FAILED_UPLOAD' } : entry,
          ),
        )
    },
  }
}

export type UploadController = ReturnType<typeof createUploadController>

const controllers = new WeakMap<FlowStore, Map<string, UploadController>>()

/** The one controller of a field in a store. */
export function uploadControllerOf(store: FlowStore, field: string): UploadController {
  const existing = controllers.get(store) ?? new Map<string, UploadController>()
  controllers.set(store, existing)
  const controller = existing.get(field) ?? createUploadController(store, field)
  existing.set(field, controller)
  return controller
}
