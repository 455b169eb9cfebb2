/** A vehicle chosen by the shopper, and the id it is stored under. */
export interface Vehicle {
  /** Base64 of `manufacturer:year:model`. */
  id: string;
  manufacturer: string;
  year: string;
  model: string;
}

/** Escapes the separator, so that two vehicles never share an id. */
const part = (text: string): string => text.replace(/[%:]/g, encodeURIComponent);

/** Encodes as UTF-8 before base64, because `btoa` throws on letters beyond Latin-1. */
export const vehicleId = ({ manufacturer, year, model }: Omit<Vehicle, 'id'>): string =>
  btoa(
    String.fromCharCode(
      ...new TextEncoder().encode([manufacturer, year, model].map(each => part(each)).join(':')),
    ),
  );
