import { isOneOf, objectOf } from '#values/object.ts'
import { formatFileSize } from '#values/file-size.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { limitNamed } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** The specification's upload codes (ERR-016). */
export type UploadCode = 'REQUIRED' | 'BAD_POLICY' | 'BAD_FILE_TYPE' | 'TOO_LARGE_FILE_SIZE' | 'FAILED_UPLOAD'

/** One file of an answer; `key` identifies it on the screen and is never sent. */
export interface FileAnswer {
  readonly key?: string
  readonly fileId?: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly status: 'uploading' | 'done' | 'failed'
  readonly code?: UploadCode
}

const isStatus = isOneOf('uploading', 'done', 'failed')

type Named = Pick<FileAnswer, 'name' | 'size' | 'type'>

function isFileAnswer(value: unknown): value is FileAnswer {
  const { name, size, status } = objectOf(value)
  return typeof name === 'string' && typeof size === 'number' && isStatus(status)
}

/**
 * Returns the answer of a file field as a list. A file of a stored record has no status, since it is
 * complete.
 */
export function filesOf(value: unknown): readonly FileAnswer[] {
  const asDone = (entry: unknown): unknown => (isReference(entry) ? { status: 'done', ...entry } : entry)
  return Array.isArray(value) ? value.map(asDone).filter(isFileAnswer) : []
}

function isReference(entry: unknown): entry is object {
  return typeof entry === 'object' && entry !== null && 'fileId' in entry
}

function isAccepted(file: Named, facts: FieldFacts): boolean {
  const name = file.name.toLowerCase()
  return facts.options.some(({ value }) => name.endsWith(`.${value.toLowerCase()}`) || file.type === value)
}

/** The code a file is refused with before it is sent: its kind, then its size. */
export function refusalCode(file: Named, facts: FieldFacts): UploadCode | undefined {
  if (facts.field.accepts !== undefined && !isAccepted(file, facts)) return 'BAD_FILE_TYPE'
  const limit = limitNamed(facts, facts.field.limit)
  if (limit !== undefined && file.size > limit) return 'TOO_LARGE_FILE_SIZE'
  return file.size === 0 ? 'BAD_POLICY' : undefined
}

/** Returns the sentence for the error code of an upload, with what to do (ERR-016). */
export function uploadSentence(code: UploadCode, facts: FieldFacts): string {
  const own = facts.field.refusals?.[code]
  if (own !== undefined) return own
  const limit = limitNamed(facts, facts.field.limit)
  const kinds = [...new Set(facts.options.map((option) => option.value.toUpperCase()))].join(', ')
  switch (code) {
    case 'REQUIRED':
      return sayAnswers('addFile')
    case 'BAD_POLICY':
      return sayAnswers('emptyFile')
    case 'BAD_FILE_TYPE':
      return kinds === '' ? sayAnswers('fileKind') : sayAnswers('fileKinds', { kinds })
    case 'TOO_LARGE_FILE_SIZE':
      return limit === undefined
        ? sayAnswers('fileTooLarge')
        : sayAnswers('fileLargerThan', { size: formatFileSize(limit) })
    case 'FAILED_UPLOAD':
      return sayAnswers('uploadFailed')
  }
}

function checkFiles(files: readonly FileAnswer[], facts: FieldFacts): string | undefined {
  const most = limitNamed(facts, facts.field.most)
  if (most !== undefined && files.length > most)
    return most === 1 ? sayAnswers('oneFile') : sayAnswers('mostFiles', { most })
  const failed = files.find((file) => file.status === 'failed')
  if (failed !== undefined) return sayAnswers('failedFile', { name: failed.name })
  const waiting = files.find((file) => file.status === 'uploading')
  return waiting === undefined ? undefined : sayAnswers('waitingFile', { name: waiting.name })
}

/** Uploaded files; only their ids are sent. */
export const file: FieldKind = {
  type: 'file',
  read: (raw) => {
    const files = filesOf(raw)
    return files.length === 0 ? undefined : files
  },
  check: (value, facts) => checkFiles(filesOf(value), facts),
  print: (value) =>
    filesOf(value)
      .map((entry) => entry.name)
      .join(', '),
  project: (value) =>
    filesOf(value).flatMap((entry) => (entry.status === 'done' && entry.fileId ? [entry.fileId] : [])),
  received: (ids) =>
    Array.isArray(ids) && ids.length > 0
      ? ids.map((id: unknown): FileAnswer => {
          return { fileId: String(id), name: String(id), size: 0, type: '', status: 'done' }
        })
      : undefined,
  keep: (value) => {
    const done = filesOf(value).filter((entry) => entry.status === 'done')
    return done.length === 0 ? undefined : done
  },
  missing: (facts) => uploadSentence('REQUIRED', facts),
}
