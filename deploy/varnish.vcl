# For /etc/varnish/default.vcl: Varnish 7 between what ends TLS (Caddy, nginx) and the instances. What it stores and why:
# docs/edge.md. EDGE_KEY is read from Varnish's own environment.
vcl 4.1;

import cookie;
import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend first {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    .probe = ready;
}

backend second {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    .probe = ready;
}

# Whose X-Forwarded-For is taken, and who may purge beside knowing the key: the instances and the proxy in front.
acl own {
    "localhost";
    "127.0.0.1";
    "::1";
}

sub vcl_init {
    new shop = directors.round_robin();
    shop.add_backend(first);
    shop.add_backend(second);
}

sub vcl_recv {
    set req.backend_hint = shop.backend();

    if (req.method == "PURGE") {
        if (client.ip !~ own || std.getenv("EDGE_KEY") == "" || req.http.X-Purge-Key != std.getenv("EDGE_KEY")) {
            return (synth(403));
        }
        if (req.http.X-Purge-Tags == "all") {
            ban("obj.http.xkey ~ .");
            return (synth(200));
        }
        if (req.http.X-Purge-Tags !~ "^[A-Za-z0-9_:|-]+$") {
            return (synth(400));
        }
        if (!std.ban("obj.http.xkey ~ (?:^|\s)(?:" + req.http.X-Purge-Tags + ")(?:\s|$)")) {
            return (synth(500, std.ban_error()));
        }
        return (synth(200));
    }

    # Varnish has put the address of its own client at the end; the shop takes the last one for the visitor.
    if (client.ip ~ own && req.http.X-Forwarded-For ~ ",") {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    }

    # The segment: what a visitor has chosen, by which alone pages are stored. No one else may name it.
    cookie.parse(req.http.Cookie);
    set req.http.X-Shop-Segment =
        regsub(cookie.get("ralph-selected-market"), "^(?![a-z0-9_-]{1,40}$).*$", "") + "." +
        regsub(cookie.get("ralph-user-type"), "^(?![A-Z]{1,20}$).*$", "") + "." +
        regsub(cookie.get("ralph-vat-included"), "^(?!(?:true|false)$).*$", "");

    # A page that is at hand is shown for ten seconds more while it is asked for, and for a day when no instance answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Upgrade) {
        return (pass);
    }
    # A vehicle that was chosen without scripts: its visitor's pages are made for nobody else.
    if (cookie.isset("ralph-vehicle")) {
        return (pass);
    }
    # With all other cookies too: what is stored does not depend on them.
    return (hash);
}

sub vcl_backend_response {
    # Only what the shop calls public is stored, so that an answer that says nothing cannot reach another visitor.
    if (beresp.http.Cache-Control !~ "(^|,)\s*public" || beresp.http.Cache-Control ~ "no-store|private" ||
        beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)cookie" || beresp.status >= 500) {
        unset beresp.http.Vary;
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1") + "s", 10s);
    }
    unset beresp.http.Surrogate-Control;
    if (beresp.http.xkey) {
        set beresp.grace = 24h;
    }
    return (deliver);
}

sub vcl_deliver {
    # Browsers compare by cookies what is stored by the segment: with back and forward as well.
    if (resp.http.Vary ~ "X-Shop-Segment") {
        set resp.http.Vary = "Cookie, Accept-Encoding";
    }
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # A page is true for as long as it is stored; its age would make browsers and other caches doubt it.
    unset resp.http.Age;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}

sub vcl_synth {
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = "" + resp.status + " " + resp.reason;
    return (deliver);
}
