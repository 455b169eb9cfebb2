/** How a vehicle of the shop's register is written in one text, such as `Honda|2020|TRX520`. */
export interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

const part = (text: string): string => text.replaceAll(/[%|]/g, encodeURIComponent);

export const writeVehicle = ({ manufacturer, year, model }: VehicleNames): string =>
  [manufacturer, year, model].map(part).join('|');

/** Null for a text that names no vehicle. */
export function readVehicle(text: string | null | undefined): VehicleNames | null {
  const parts = text?.split('|') ?? [];
  try {
    const [manufacturer, year, model] = parts.map(decodeURIComponent);
    return parts.length === 3 && manufacturer && year && model ? { manufacturer, year, model } : null;
  } catch {
    return null;
  }
}

export const vehicleName = ({ manufacturer, model, year }: VehicleNames): string =>
  `${manufacturer} ${model} ${year}`;
