import { asRefusal } from '#runtime/call/refusal.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { Button, Callout, FormGroup, InputGroup } from '@blueprintjs/core'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { canUsePasskeys, isCancelled, makePasskey } from '../../session/login/passkey.ts'
import { useSigned } from '../../session/session-context.ts'
import { toast } from '../../shell/toaster.tsx'
import { useWords } from '../frame/use-words.ts'

const LIST = '/settings/security?tab=passkeys'
const LONGEST_NAME = 60

/** Creates a passkey on this device or a security key, and adds it (TRU-300). */
export function AddPasskey() {
  const say = useWords('add-passkey')
  const add = useAddPasskey()
  const navigate = useNavigate()
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAdding(true)
    setProblem(undefined)
    try {
      await add(name.trim())
      toast({ says: say('done'), tone: 'success' })
      void navigate(LIST, { replace: true })
    } catch (thrown) {
      setProblem(sayProblem(say, thrown))
      setAdding(false)
    }
  }
  if (!canUsePasskeys()) return <Callout intent="warning">{say('unable')}</Callout>
  return (
    <form onSubmit={(event) => void send(event)}>
      <p>{say('says')}</p>
      <FormGroup label={say('name')} labelFor={id} helperText={say('hint')}>
        <InputGroup id={id} value={name} onValueChange={setName} maxLength={LONGEST_NAME} autoFocus />
      </FormGroup>
      {problem !== undefined && (
        <Callout intent="danger" role="alert" compact>
          {problem}
        </Callout>
      )}
      <div className="ptl-actions">
        <Button type="submit" intent="primary" text={say('add')} loading={isAdding} />
      </div>
    </form>
  )
}

function useAddPasskey(): (name: string) => Promise<void> {
  const { session, client } = useSigned()
  const refresh = useRefresh()
  const params = { id: session.organisation.id, userId: session.person.id }
  return async (name) => {
    const { options } = await client('passkeys.begin', { params })
    const made = await makePasskey(options)
    await client('passkeys.add', { params, body: { ...made, ...(name === '' ? {} : { name }) } })
    await refresh(['passkeys.list'])
  }
}

function sayProblem(say: ReturnType<typeof useWords<'add-passkey'>>, thrown: unknown): string {
  if (isCancelled(thrown)) return say('cancelled')
  if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') return say('twice')
  const { title, says } = asRefusal(thrown)
  return says ?? title
}
