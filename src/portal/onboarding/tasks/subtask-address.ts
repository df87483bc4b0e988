import type { Page } from '#definition/generated/page.ts'
import type { Library } from '#definition/library.ts'
import { fillPath } from '../../definitions/address.ts'
import type { Subtask } from '../outreach.ts'

const CONTINUE = 'continue'

function stepOf(page: Page, { button }: Pick<Subtask, 'button'>, library: Library): string {
  const first = library.flows[page.flow ?? '']?.steps[0]?.id ?? ''
  return button === 'Continue' ? CONTINUE : first
}

/**
 * Returns the address at which a subtask continues: at the step of the given question, else at the first
 * step. 'Continue' opens the first unsaved step.
 */
export function subtaskAddress(
  subtask: Pick<Subtask, 'page' | 'button'>,
  library: Library,
  field?: string,
): string | undefined {
  const page = library.pages[subtask.page]
  if (!page) return undefined
  const parameter = page.stepParameter ?? ''
  if (!page.path.includes(`{${parameter}}`)) return page.path
  const asking = library.flows[page.flow ?? '']?.steps.find(({ fields = [] }) =>
    fields.some(({ id }) => id === field),
  )
  return fillPath(page.path, { [parameter]: asking?.id ?? stepOf(page, subtask, library) })
}
