/** The schemas of answers, divided when the portal is built. */
declare module 'virtual:answer-schemas' {
  type Parts = import('./server/answers/validators.ts').ValidatorParts
  export const first: Parts['first']
  export const groups: Parts['groups']
}
