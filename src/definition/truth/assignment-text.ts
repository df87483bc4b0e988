import { ABSENT, OTHER, type Assignment } from './assignments.ts'

/** The facts and answers of an assignment as words: payer is 'self', flags.rewards is true. */
export function formatAssignment(assignment: Assignment, terms: readonly string[]): string {
  return [...new Set(terms)].flatMap((term) => sayTerm(term, assignment.get(term))).join(', ')
}

function sayTerm(term: string, value: unknown): string[] {
  if (value === undefined) return []
  if (term.startsWith('?')) return [`${term.slice(1)} is ${value === true ? 'yes' : 'no'}`]
  if (value === ABSENT) return [`${term} is not answered`]
  if (value === OTHER) return [`${term} is something else`]
  return [`${term} is ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}`]
}
