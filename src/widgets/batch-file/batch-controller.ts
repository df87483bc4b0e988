import {
  isBatchAnswer,
  answerOf,
  fileRefusal,
  batchBeingQuoted,
  leftOutOf,
  type BatchAnswer,
} from '#engine/field/batch-file.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { asRefusal, type Refusal } from '#runtime/call/refusal.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { csvData } from '#values/csv.ts'
import { readCsv, type CsvText } from '#values/csv-reader.ts'
import { limitOf } from '../limit-of.ts'
import { refusalSentence } from '../quote/sentences.ts'
import {
  blankSheet,
  filledLines,
  isCorrection,
  mergeRows,
  withMissingColumns,
  withoutColumns,
} from './sheet.ts'

const SECOND = 1000
const TOO_MANY = 429
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

interface SentSheet {
  readonly edited?: CsvText | undefined
  /** Number of rows that were replaced by corrected ones. */
  readonly replaced?: number
}

/** Returns the note about a file of corrected rows. */
const noteOf = (replaced: number, leftOut: readonly string[]): string | undefined => {
  if (replaced > 0) return sayBatches('rowsReplaced', { count: replaced })
  return leftOut.length > 0
    ? sayBatches('leftOut', { columns: leftOut.map((name) => `‘${name}’`).join(', ') })
    : undefined
}

interface StoredUpload {
  readonly file: File
  readonly stop: AbortController
}

/** The file of one field: it stays here for as long as the page, so that it can be quoted again. */
export function createBatchController(store: FlowStore, field: string) {
  let storedUpload: StoredUpload | undefined
  const put = (answer: BatchAnswer | undefined) => store.answer(field, answer)

  async function send(
    file: File,
    services: RuntimeServices,
    { edited, replaced = 0 }: SentSheet = {},
  ): Promise<void> {
    const cells = edited && { sheet: edited }
    const now: StoredUpload = { file, stop: new AbortController() }
    storedUpload?.stop.abort()
    storedUpload = now
    const { definition, options } = store.field(field)
    const facts = { field: definition, options, read: (path: string) => store.fact(path) }
    const refusal = fileRefusal(file, facts)
    if (refusal !== undefined)
      return put({ fileName: file.name, status: 'failed', message: refusal, isFinal: true })
    put({ fileName: file.name, status: 'loading', ...cells })
    try {
      let answered = await services.send(definition.call ?? '', file, now.stop.signal)
      const leftOut = leftOutOf(answered)
      const note = noteOf(replaced, leftOut)
      for (let batch; !now.stop.signal.aborted && (batch = batchBeingQuoted(answered));) {
        put({ ...answerOf(file.name, batch), ...cells })
        await pause(limitOf(store, 'batchEverySeconds') * SECOND)
        answered = await services.call(definition.follow ?? '', {
          params: { id: batch.batch_id },
          signal: now.stop.signal,
        })
      }
      const answer = answerOf(file.name, answered)
      const { batch, problems = [] } = answer
      const chosen = edited ?? (answer.problems && readCsv(await file.text()))
      const sheet = chosen && withMissingColumns(withoutColumns(chosen, leftOut), problems, options)
      if (storedUpload !== now) return
      put({ ...answer, ...(sheet && !batch && { sheet }), ...(note !== undefined && { note }) })
      const outcome = batch
        ? sayBatches('fileChecked', { name: file.name })
        : sayBatches('fileProblems', { name: file.name, count: problems.length })
      services.announce([outcome, note].filter(Boolean).join(' '))
    } catch (thrown) {
      if (storedUpload !== now) return
      const refused = asRefusal(thrown)
      put({
        fileName: file.name,
        status: 'failed',
        message: refusalSentence(thrown),
        isFinal: refused.final,
        ...cells,
        ...(refused.status === TOO_MANY && { retryAt: retryAt(refused, services) }),
      })
      services.announce(sayBatches('fileUnused', { name: file.name }))
    }
  }

  /**
   * Returns the time of the next try after too many requests: the server's wait, else the default (BAT-041,
   * LIM-052).
   */
  const retryAt = ({ waitSeconds }: Refusal, services: RuntimeServices) => {
    const wait = waitSeconds === undefined ? limitOf(store, 'retryAfterTooMany') : waitSeconds * SECOND
    return new Date(services.serverNow() + wait).toISOString()
  }

  const current = () => {
    const { value } = store.field(field)
    return isBatchAnswer(value) ? value : undefined
  }
  const sendSheet = (sheet: CsvText, fileName: string, services: RuntimeServices, replaced = 0) => {
    const edited = { ...sheet, lines: filledLines(sheet) }
    const text = csvData(edited.lines, sheet.separator)
    void send(new File([text], fileName, { type: 'text/csv' }), services, { edited, replaced })
  }

  /** Puts corrected rows of a file back into their places. */
  async function takeOne(file: File, services: RuntimeServices): Promise<void> {
    const { sheet, fileName = file.name } = current() ?? {}
    const corrected = sheet && readCsv(await file.text())
    const merged = sheet && corrected && isCorrection(corrected) ? mergeRows(sheet, corrected) : undefined
    if (merged && corrected) sendSheet(merged, fileName, services, filledLines(corrected).length - 1)
    else await send(file, services)
  }

  return {
    /** A sheet to enter payments into. */
    enter: () =>
      put({
        fileName: sayBatches('enteredFile'),
        status: 'entering',
        sheet: blankSheet(store.field(field).options),
      }),
    /** Stores the cells as they stand, so that a reload does not lose them. */
    edit(sheet: CsvText): void {
      const answer = current()
      if (answer?.sheet) put({ ...answer, edited: sheet })
    },
    /** Has the cells checked that were entered or repaired. */
    check: (sheet: CsvText, services: RuntimeServices) =>
      sendSheet(sheet, current()?.fileName ?? sayBatches('enteredFile'), services),
    /** One file at a time; more than one are refused before any is sent. */
    take(files: readonly File[], services: RuntimeServices): void {
      const [file, ...others] = files
      if (!file) return
      if (others.length === 0) return void takeOne(file, services)
      storedUpload?.stop.abort()
      storedUpload = undefined
      put({
        fileName: sayBatches('files', { count: files.length }),
        status: 'failed',
        message: sayBatches('oneFile'),
        isFinal: true,
      })
    },
    /** Requests a new quote of the same file; false if the page no longer has it. */
    again(services: RuntimeServices): boolean {
      if (!storedUpload) return false
      void send(storedUpload.file, services, { edited: current()?.sheet })
      return true
    },
    remove() {
      storedUpload?.stop.abort()
      storedUpload = undefined
      put(undefined)
    },
    expire() {
      const answer = current()
      if (answer?.status === 'ready') put({ fileName: answer.fileName, status: 'expired' })
    },
    /** Settles a stored answer whose upload no longer runs. */
    settle() {
      const answer = current()
      if (answer?.status === 'loading' && !storedUpload) put(undefined)
    },
  }
}

export type BatchController = ReturnType<typeof createBatchController>

const controllers = new WeakMap<FlowStore, Map<string, BatchController>>()

/** The one controller of a field in a store. */
export function batchControllerOf(store: FlowStore, field: string): BatchController {
  const existing = controllers.get(store) ?? new Map<string, BatchController>()
  controllers.set(store, existing)
  const controller = existing.get(field) ?? createBatchController(store, field)
  existing.set(field, controller)
  return controller
}
