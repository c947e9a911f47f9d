import Hammer from 'lucide-react/icons/hammer'
import House from 'lucide-react/icons/house'
import Paintbrush2 from 'lucide-react/icons/paintbrush-vertical'
import Shield from 'lucide-react/icons/shield'
import Sparkles from 'lucide-react/icons/sparkles'
import Square from 'lucide-react/icons/square'
import Thermometer from 'lucide-react/icons/thermometer'
import Trees from 'lucide-react/icons/trees'
import Wind from 'lucide-react/icons/wind'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'

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
