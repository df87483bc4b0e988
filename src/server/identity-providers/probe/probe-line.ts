/** One check of a login test: the ID of its sentence, its outcome, and the sentence's values. */
export interface ProbeLine {
  id: string
  values: Record<string, string>
}
