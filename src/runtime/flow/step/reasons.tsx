interface ReasonsProps {
  readonly id: string
  readonly messages: readonly string[]
}

/**
 * Reasons why the button below is disabled. The region exists before its text, since some screen readers need
 * that.
 */
export function Reasons({ id, messages }: ReasonsProps) {
  return (
    <div className="ptl-foot__reasons" id={id} role="status">
      {messages.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
