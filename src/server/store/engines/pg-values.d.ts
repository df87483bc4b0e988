declare module 'pg/lib/utils' {
  export const prepareValue: (value: unknown) => unknown
}
