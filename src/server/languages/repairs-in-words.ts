import type { Library } from '#definition/library.ts'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { inEnglish, inWords, withoutWords } from './reader.ts'

/**
 * Lists the names of everything a reviewer may ask about: parts of a task, their questions, and another
 * document.
 */
const listQuestions = ({ tasks, pages, flows }: Library): string[] => [
  ...Object.values(tasks).flatMap((task) =>
    task.subtasks.flatMap(({ page, title }) => {
      const flow = flows[pages[page]?.flow ?? '']
      const fields = flow?.steps.flatMap((step) => step.fields ?? []) ?? []
      return [title, ...fields.map(({ label }) => `${title}: ${label}`)]
    }),
  ),
  sayOnboarding('anotherDocument'),
]

const headOf = (question: string): string => sayOnboarding('repairAt', { question, says: '' })

/** Translates the question names in stored repairs; the reviewer's own text is unchanged. */
export const repairsInWords = (shown: Library, stored: string): string => {
  const library = withoutWords(shown)
  const translated = listQuestions(inWords(library)).map(headOf)
  const english = inEnglish(() => listQuestions(library).map(headOf))
  return english.reduce((text, head, at) => text.replaceAll(head, () => translated[at] ?? head), stored)
}
