import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'

type Progress = { done: number; of: number }

/**
 * Sends the chosen files of a form one after another, each with its own description, so that each stands in its list as soon as it is
 * stored. What is refused goes once more as the plain form, whose answer says why.
 */
export function useUpload(onLeft: (left: readonly File[]) => void) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const place = useLocation()
  const sent = useRef<HTMLFormElement>(null)
  const tell = useRef(onLeft)
  useEffect(() => {
    tell.current = onLeft
  })
  useEffect(() => {
    if (!sent.current || !place.search.includes('hinweis=hochgeladen')) return
    sent.current.reset()
    tell.current([])
  }, [place])

  async function send(form: HTMLFormElement, input: HTMLInputElement) {
    const all = [...(input.files ?? [])]
    const whole = new FormData(form)
    const texts = [...whole].filter(([name]) => name.startsWith('alt_text_'))
    const refused: File[] = []
    setProgress({ done: 0, of: all.length })
    for (const [index, file] of all.entries()) {
      const part = new FormData()
      for (const name of ['intent', 'media_type', 'role']) part.set(name, whole.get(name) ?? '')
      part.set('dateien', file)
      part.set('alt_text_0', texts[index]?.[1] ?? '')
      // A stored one is answered with the way back to the list.
      const answer = await fetch(location.pathname, { method: 'POST', body: part, redirect: 'manual' }).catch(
        () => null,
      )
      if (answer?.type !== 'opaqueredirect') refused.push(file)
      const left = [...refused, ...all.slice(index + 1)]
      input.files = filesOf(left)
      tell.current(left)
      setProgress({ done: index + 1, of: all.length })
      if (answer === null) break
      await revalidate()
    }
    setProgress(null)
    if (input.files?.length === 0) return navigate('?hinweis=hochgeladen', { replace: true, preventScrollReset: true })
    form.requestSubmit()
  }

  return {
    progress,
    /** Of a form that lacks something the server says all at once. */
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget
      sent.current = form
      const input = form.querySelector<HTMLInputElement>('input[type=file]')
      const texts = [...form.querySelectorAll<HTMLInputElement>('input[name^=alt_text_]')]
      const isAnswer = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter === null
      if (isAnswer || !input?.files?.length || texts.some(({ value }) => value.trim() === '')) return
      event.preventDefault()
      void send(form, input)
    },
  }
}

function filesOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
