import {
  Hammer,
  House,
  PaintbrushVertical as Paintbrush2,
  Shield,
  Sparkles,
  Square,
  Thermometer,
  Trees,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react'

/** The names of the specification's chapter 3. */
const icons = {
  Home: House,
  Zap,
  Thermometer,
  Paintbrush2,
  Square,
  Hammer,
  Trees,
  Sparkles,
  Shield,
  Wind,
  Wrench,
}

export const iconNames = Object.keys(icons)

export function TradeIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Wrench
  return <Icon aria-hidden="true" className="size-6 stroke-[1.8]" />
}
