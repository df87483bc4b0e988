/** One thing that was looked at when a login was tried, how it was, and what the sentence about it prints. */
export interface ProbeLine {
  id: string
  values: Record<string, string>
}
