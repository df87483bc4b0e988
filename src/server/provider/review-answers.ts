import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import type { Answer } from '#definition/wire.ts'
import type { Subtask, Task } from '#definition/generated/task.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { fillTemplate } from '#engine/flow/texts/template.ts'
import { isSame } from '#values/equality.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { createFacts } from '../app/facts.ts'
import type { Session } from '../app/session.ts'
import { limitOf } from '../definitions/limit.ts'
import { inWords, taskInWords } from '../languages/reader.ts'
import { readContent, recordDetails } from '../onboarding/review/content.ts'
import type { TaskContent } from '../onboarding/review/task-content.ts'
import { linkedInWords } from '../onboarding/review/flow-in-words.ts'
import {
  changedLines,
  printFlow,
  printRecord,
  type ComparedLine,
  type PrintedFile,
  type PrintedLine,
  type PrintedRecord,
} from '../onboarding/review/printed-part.ts'
import { DOCUMENT, listRepairs, type ShownRepair } from '../onboarding/review/repairs.ts'
import { readDays, readSaved } from '../onboarding/outreach/saved-outreach.ts'
import { ENVIRONMENTS } from '../store/environment.ts'
import type { Trx } from '../store/tenant.ts'
import type { ReviewId } from './reviews.ts'

type Review = Answer<'providerReviews.read'>
type Part = NonNullable<Review['parts']>[number]

/** Builds a session of the client without a person, because its flows depend on the organisation alone. */
const readClient = async (trx: Trx, orgId: string): Promise<Session> => {
  const { id, name, products, server_version } = await trx
    .selectFrom('organisations')
    .select(['id', 'name', 'products', 'server_version'])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  const settings = await trx
    .selectFrom('organisation_settings')
    .select(['setting_name', 'setting_value'])
    .where('org_id', '=', orgId)
    .execute()
  const flags = await trx
    .selectFrom('organisation_flags')
    .select(['flag', 'active'])
    .where('org_id', '=', orgId)
    .execute()
  return {
    id: '',
    user: {
      id: '',
      name: '',
      email: '',
      firstName: '',
      lastName: '',
      status: 'ACTIVE',
      viewedDisclosure: true,
      language: null,
      preferences: { zone: null, density: null, beginsIn: null, singleKeys: null },
    },
    organisation: {
      id,
      name,
      products,
      serverVersion: server_version,
      settings: Object.fromEntries(settings.map((row) => [row.setting_name, row.setting_value])),
      flags: Object.fromEntries(flags.map((row) => [row.flag, row.active])),
    },
    roles: [],
    environments: [],
  }
}

interface Printing {
  definitions: ServerDefinitions
  options: ReturnType<typeof linkOptions>
  facts: Facts
  days: Facts
  now: TaskContent
  before: TaskContent | undefined
  repairs: readonly ShownRepair[]
  reviewId: string
}

const printedFlow = ({ definitions, facts, days }: Printing, subtask: Subtask, answers: Facts) => {
  const flow = linkedInWords(definitions.library, definitions.rules, subtask)
  return flow && printFlow(flow, { ...facts, saved: { ...days, answers, steps: [], done: true } })
}

const printedRecords = (
  { definitions, options }: Printing,
  subtask: Subtask,
  records: readonly Facts[],
): PrintedRecord[] => {
  const library = inWords(definitions.library)
  const shown = library.details[recordDetails(definitions.library, subtask) ?? '']
  return records.map((record, at) => {
    const { given } = subtask
    const lines = shown
      ? printRecord(options, shown, record)
      : given
        ? [
            {
              label: given.label,
              text: fillTemplate(
                given.says,
                (name) => String(record[name] ?? ''),
                () => '',
              ),
            },
          ]
        : []
    const title = shown && !shown.title.includes('{') ? shown.title : subtask.title
    return { id: String(record.id), title: `${title} ${at + 1}`, lines }
  })
}

/** Adds the review ID to files, so that the reviewer can open them. */
const named = (files: readonly PrintedFile[], reviewId: string) =>
  files.map((file) => ({ ...file, fileId: `${reviewId}.${file.fileId}` }))

const toLines = (
  printing: Printing,
  subtask: string,
  now: readonly PrintedLine[],
  before?: readonly PrintedLine[],
) => {
  const lines: readonly ComparedLine[] = before === undefined ? now : changedLines(now, before)
  return lines.map(({ field, files, ...line }) => {
    const repair = field && printing.repairs.find((one) => one.subtask === subtask && one.field === field)
    return {
      ...line,
      ...(field !== undefined && { field }),
      ...(files !== undefined && { files: named(files, printing.reviewId) }),
      ...(repair && { repair: repair.says, isMended: repair.isMended }),
    }
  })
}

const toPart = (
  printing: Printing,
  subtask: Subtask,
  savedBy: string | undefined,
  savedAt: string | undefined,
): Part => {
  const { now, before } = printing
  const answers = now.answers[subtask.id]
  const earlier = before && (before.answers[subtask.id] ?? {})
  const flow = answers && printedFlow(printing, subtask, answers)
  const flowBefore = earlier && printedFlow(printing, subtask, earlier)
  const records = [
    ...(flow?.records ?? []),
    ...printedRecords(printing, subtask, now.records[subtask.id] ?? []),
  ]
  const recordsBefore = before && [
    ...(flowBefore?.records ?? []),
    ...printedRecords(printing, subtask, before.records[subtask.id] ?? []),
  ]
  const shown = records.map((record) => {
    const was = recordsBefore?.find(({ id }) => id === record.id)
    const isNew = recordsBefore !== undefined && !isSame(was?.lines, record.lines)
    return {
      ...record,
      lines: toLines(printing, subtask.id, record.lines, recordsBefore && (was?.lines ?? record.lines)),
      ...(isNew && { isNew: true as const }),
    }
  })
  const gone = (recordsBefore ?? [])
    .filter(({ id }) => !records.some((record) => record.id === id))
    .map(({ title, lines, ...record }) => ({
      ...record,
      title,
      isGone: true as const,
      lines: toLines(printing, subtask.id, lines),
    }))
  const repair = printing.repairs.find((one) => one.subtask === subtask.id && one.field === undefined)
  return {
    id: subtask.id,
    title: subtask.title,
    ...(savedBy !== undefined && { savedBy }),
    ...(savedAt !== undefined && { savedAt }),
    lines: toLines(printing, subtask.id, flow?.lines ?? [], flowBefore?.lines),
    records: [...shown, ...gone],
    ...(repair && { repair: repair.says, isMended: repair.isMended }),
  }
}

/** Lists what a reviewer may ask about: answered questions, parts, and another document. */
const questionsOf = ({ definitions }: Printing, parts: readonly Part[], subtasks: readonly Subtask[]) =>
  parts.flatMap((part) => {
    const subtask = subtasks.find(({ id }) => id === part.id)!
    const flow = linkedInWords(definitions.library, definitions.rules, subtask)
    const fields = [...(flow?.fields ?? [])].map(([id, { definition }]) => ({
      value: `${part.id}/${id}`,
      label: `${part.title}: ${definition.label}`,
    }))
    return [...fields, { value: part.id, label: part.title }]
  })

const readBefore = async (trx: Trx, orgId: string, task: string, submittedAt: Date) => {
  const row = await trx
    .selectFrom('onboarding_submissions')
    .select(['content', 'submitted_at'])
    .where('org_id', '=', orgId)
    .where('task', '=', task)
    .where('submitted_at', '<', submittedAt)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
}

const requestsOf = async (trx: Trx, orgId: string, task: string, reviewId: string) => {
  const rows = await trx
    .selectFrom('onboarding_requests as r')
    .leftJoin('onboarding_documents as d', (join) =>
      join.onRef('d.org_id', '=', 'r.org_id').onRef('d.id', '=', 'r.document_id'),
    )
    .select(['r.id', 'r.says', 'r.note', 'r.status', 'd.id as file', 'd.name', 'd.size'])
    .where('r.org_id', '=', orgId)
    .where('r.task', '=', task)
    .orderBy('r.requested_at')
    .execute()
  return rows.map(({ says, note, file, name, size }) => ({
    label: says,
    ...(note !== null && { text: note }),
    ...(file !== null && { files: named([{ fileId: file, name: name ?? '', size: size ?? 0 }], reviewId) }),
  }))
}

/** Returns the task that shows a business check. */
const taskOf = ({ library }: ServerDefinitions, { kind, recordId }: ReviewId): Task | undefined =>
  kind === 'ONBOARDING'
    ? library.tasks[recordId]
    : Object.values(library.tasks).find(({ subtasks }) =>
        subtasks.some(({ page }) => page === 'verify-your-business'),
      )

/** Reads the client's answers under review, with changes since the previous review (TRU-546, TRU-547). */
export const readReviewed = async (
  trx: Trx,
  definitions: ServerDefinitions,
  id: ReviewId & { reviewId: string },
): Promise<Pick<Review, 'parts' | 'questions' | 'requests' | 'reviewedBefore'>> => {
  const { kind, orgId, recordId, reviewId } = id
  const task = kind === 'ONBOARDING' || kind === 'BUSINESS' ? taskOf(definitions, id) : undefined
  if (!task) return {}
  const { library } = definitions
  const submitted = await trx
    .selectFrom('onboarding_reviews')
    .select('submitted_at')
    .where('org_id', '=', orgId)
    .where('task', '=', recordId)
    .executeTakeFirst()
  const before = submitted && (await readBefore(trx, orgId, recordId, submitted.submitted_at))
  const printing: Printing = {
    definitions,
    options: linkOptions(inWords(library).options),
    facts: createFacts(definitions)(await readClient(trx, orgId), ENVIRONMENTS[0]!),
    days: await readDays(trx, limitOf(definitions, 'proofOfAddressDays')),
    now: await readContent(trx, library, orgId, task),
    before: before?.content,
    repairs: await listRepairs(trx, library, { orgId, task: task.id }),
    reviewId,
  }
  const saved = await readSaved(trx, orgId)
  const { subtasks } = taskInWords(task)
  const parts = subtasks
    .map((subtask) => toPart(printing, subtask, saved[subtask.id]?.savedBy, saved[subtask.id]?.savedAt))
    .filter(({ lines, records }) => lines.length > 0 || records.length > 0)
  const requests = await requestsOf(trx, orgId, task.id, reviewId)
  return {
    parts,
    ...(kind === 'ONBOARDING' && {
      questions: [
        ...questionsOf(printing, parts, subtasks),
        { value: DOCUMENT, label: sayOnboarding('anotherDocument') },
      ],
    }),
    ...(requests.length > 0 && { requests }),
    ...(before && { reviewedBefore: before.submitted_at.toISOString() }),
  }
}
